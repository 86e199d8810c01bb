import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { signInTexts } from './texts.ts';

type PrivacyBoxProps = {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  error?: string | undefined;
};

/** Consent to the privacy policy, which opens in a new tab so that nothing typed is lost. */
export function PrivacyBox({ isAccepted, onChange, error }: PrivacyBoxProps) {
  const { register: texts } = useTexts(signInTexts);
  const language = useLanguage();
  const label = (
    <>
      {texts.privacyBefore}
      <a href={paths.privacy(language)} target="_blank" rel="noopener" className="text-link">
        {texts.privacyLink}
        <span className="sr-only">{texts.newTab}</span>
      </a>
      {texts.privacyAfter}
    </>
  );
  return <Checkbox label={label} required checked={isAccepted} onChange={onChange} error={error} />;
}
