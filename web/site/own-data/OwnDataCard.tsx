import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { ownDataTexts } from '../../shared/own-data/texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Card } from '../../shared/ui/Card.tsx';
import { paths } from '../paths.ts';
import { ErasureDialog } from './ErasureDialog.tsx';

/** The rights of the person whose data it is: see and take it along, and have it erased. */
export function OwnDataCard({ userId }: { userId: string }) {
  const texts = useTexts(ownDataTexts);
  const language = useLanguage();
  const [isErasing, setIsErasing] = useState(false);
  return (
    <Card>
      <section aria-labelledby="own-data">
        <h2 id="own-data" className="text-h3">
          {texts.title}
        </h2>
        <p className="mt-2 text-ink-soft">{texts.lead}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link
            to={paths.dashboard(language, { view: 'data' })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {texts.show}
          </Link>
          <Button variant="quiet" size="small" className="text-alarm-700!" onClick={() => setIsErasing(true)}>
            {texts.erase}
          </Button>
        </div>
      </section>
      <ErasureDialog userId={userId} isOpen={isErasing} onClose={() => setIsErasing(false)} />
    </Card>
  );
}
