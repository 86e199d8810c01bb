import type { AccountExport } from '@praxisportal/contract/account';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { ExportedData } from '../../shared/own-data/ExportedData.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { patientTexts } from './texts.ts';

type ExportViewProps = { name: string; data: AccountExport; onClose: () => void };

/** What is kept of somebody, to be printed or saved for them. */
export function ExportView({ name, data, onClose }: ExportViewProps) {
  const { data: texts } = useTexts(patientTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="export" className="patient-export">
      <h2 ref={heading} id="export" tabIndex={-1} className="text-h3">
        {texts.exportOf(name)}
      </h2>
      <p className="mt-1 text-small text-ink-soft print:hidden">{texts.handOver}</p>
      <Button size="small" variant="secondary" className="mt-3 print:hidden" onClick={onClose}>
        {texts.toCard}
      </Button>
      <ExportedData data={data} fileName={texts.fileName} />
    </section>
  );
}
