import { practice } from '@praxisportal/practice/practice';
import { formatPhone } from '../../shared/i18n/format.ts';

/** As much of a Markdown tree's node as is needed here. */
type Node = { type: string; value?: string; children?: Node[]; data?: { hName: string } };

/** Markdown has no such element, so that only what is found here becomes one. */
export const ownPhoneElement = 'data';

const printed = [practice.phone, practice.emergencyPhone]
  .flatMap((phone) => [phone, formatPhone(phone)])
  .map((phone) => phone.replaceAll(/[^\d ]/g, '\\$&'));
const ownPhone = new RegExp(`(?<![\\d+])(${printed.join('|')})(?![ /-]?\\d)`);

/**
 * A remark plugin: the practice's own numbers, as they are printed, become elements of their own. Other numbers, and what
 * is in a link already, stay words: whatever is answered, nobody is led to call somebody else.
 */
export function markOwnPhones(): (tree: Node) => void {
  return markIn;
}

function markIn(node: Node): void {
  if (!node.children || node.type.startsWith('link')) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return splitText(child.value ?? '');
    markIn(child);
    return child;
  });
}

// What is split by a group has its matches at the odd places.
function splitText(text: string): Node[] {
  return text.split(ownPhone).map((value, index) => {
    const words = { type: 'text', value };
    return index % 2 === 0 ? words : { type: 'phone', data: { hName: ownPhoneElement }, children: [words] };
  });
}
