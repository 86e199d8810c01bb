import { FailureMessage } from './FailureMessage.tsx';

/** The failure page when not even header and footer can be shown. */
export function FailureScreen() {
  return (
    <main id="content">
      <FailureMessage />
    </main>
  );
}
