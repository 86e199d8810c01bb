import { useTexts } from '../../shared/i18n/use-language.ts';
import { consoleTexts } from './texts.ts';

/** The title of a page of the console; React moves it to the head. */
export function ConsoleTitle({ title }: { title: string }) {
  const { product } = useTexts(consoleTexts);
  return <title>{`${title} · ${product}`}</title>;
}
