// The generated header includes it; nothing of it is used.
