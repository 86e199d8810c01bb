import type { PatientCard } from '@praxisportal/contract/staff/patients';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Fact } from '../shell/Fact.tsx';
import { patientTexts } from './texts.ts';

/** How somebody is reached, and what else is good to know on the phone. */
export function PatientContact({ card }: { card: PatientCard }) {
  const texts = useTexts(patientTexts);
  return (
    <dl className="visit-facts">
      <Fact name={texts.phone}>
        {card.phone ? <a href={phoneHref(card.phone)}>{formatPhone(card.phone)}</a> : texts.none}
      </Fact>
      <Fact name={texts.email}>{card.email ?? texts.none}</Fact>
      {texts.contactOf[card.contactOf] && <Fact name={texts.contact}>{texts.contactOf[card.contactOf]}</Fact>}
      <Fact name={texts.language}>{texts.languages[card.language]}</Fact>
      <Fact name={texts.account}>{card.hasAccount ? texts.hasAccount : texts.noAccount}</Fact>
      {card.missedCount > 0 && <Fact name={texts.missed}>{texts.times(card.missedCount)}</Fact>}
    </dl>
  );
}
