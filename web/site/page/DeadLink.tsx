import { PracticePhone } from './PracticePhone.tsx';

/** Says that the link of a mail opens nothing, with the practice's number behind the sentence. */
export function DeadLink({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-5 text-lead">
      {text} <PracticePhone />
    </p>
  );
}
