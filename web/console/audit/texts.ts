import type { Texts } from '../../shared/i18n/texts.ts';
import { type AuditTexts, de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const auditTexts: Texts<AuditTexts> = { de, en };
