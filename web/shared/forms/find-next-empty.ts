/** The next field after this one that has to be filled in and is not: an empty text, a box without its tick. */
export function findNextEmpty(from: HTMLElement): HTMLInputElement | undefined {
  const inputs = [...(from.closest('form, [role="group"]')?.querySelectorAll('input') ?? [])];
  return inputs
    .filter((input) => from.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING)
    .find((input) => input.required && !input.disabled && !input.readOnly && isEmpty(input));
}

function isEmpty(input: HTMLInputElement): boolean {
  return input.type === 'checkbox' ? !input.checked : input.value === '';
}
