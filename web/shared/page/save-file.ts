/** Hands a file to the browser, which saves it or offers what to open it with. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // iOS asks first and reads the file when that is answered.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
