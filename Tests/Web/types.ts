import { IndexBarSelection } from '../../Web/index-bar';

const bar = document.createElement('index-bar');
bar.for = 'list';
bar.gaps = 'dots';
bar.entries = ['A', 'B'];
bar.listScrolled(3, 0.5, { byUser: true });
bar.addEventListener('select', event => {
  const { row }: IndexBarSelection = (event as CustomEvent<IndexBarSelection>).detail;
  console.log(row + 1);
});
