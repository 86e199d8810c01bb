import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { loadAgain } from '../../shared/api/load-again.ts';
import { countReconnections, loadAcrossReconnections } from '../../shared/api/reconnections.ts';
import { useRetryOnReconnection } from '../../shared/api/use-retry-on-reconnection.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { consoleTexts } from './texts.ts';

/** A part of the console whose program comes when it is needed. */
export type Part = {
  /** Asks for the program ahead; throws if it does not come. */
  load: () => Promise<unknown>;
  /** Whether the program is here, so that the part can be drawn at once. */
  isHere: () => boolean;
  /** The part itself, or what waits for it. */
  read: () => ComponentType;
  /** Lets a part that has failed be asked for anew. */
  renew: () => void;
};

/** The program of a part did not come: nobody answers, or a newer website has replaced it. */
class MissingProgram extends Error {
  readonly reconnections = countReconnections();

  constructor(cause: unknown) {
    super('a part of the console did not come', { cause });
  }
}

/** Makes a part of an `import()`. */
export function onDemand(load: () => Promise<{ default: ComponentType }>): Part {
  let loaded: ComponentType | undefined;
  const loadModule = loadAgain(load);
  const loadOnce = async () => {
    const module = await loadAcrossReconnections(loadModule);
    loaded = module.default;
    return module;
  };
  const start = () =>
    lazy(() =>
      loadOnce().catch((cause: unknown) => {
        throw new MissingProgram(cause);
      }),
    );
  let waiting = start();
  return {
    load: loadOnce,
    isHere: () => loaded !== undefined,
    read: () => loaded ?? waiting,
    renew: () => {
      waiting = start();
    },
  };
}

type OnDemandProps = {
  part: Part;
  /** It is a page of its own, with a heading. */
  isPage?: boolean;
};

/**
 * Shows a part. If it does not come, or fails, its place says so and everything around it stays as it is. Another part
 * takes another key.
 */
export class OnDemand extends Component<OnDemandProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };
  /** What is shown stays the same one also when its program has come: another one would begin anew. */
  private shown = this.props.part.read();

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentWillUnmount(): void {
    // Whoever comes back to it asks anew.
    if (this.state.failure) this.props.part.renew();
  }

  retry = (): void => {
    this.props.part.renew();
    this.shown = this.props.part.read();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure) return <Failure {...failure} isPage={this.props.isPage} onRetry={this.retry} />;
    const Shown = this.shown;
    return <Shown />;
  }
}

type FailureProps = { error: unknown; isPage: boolean | undefined; onRetry: () => void };

function Failure({ error, isPage = false, onRetry }: FailureProps) {
  const { failed, missing } = useTexts(consoleTexts);
  const { actions } = useMessages();
  const isMissing = error instanceof MissingProgram;
  useRetryOnReconnection(isMissing ? error.reconnections : undefined, onRetry);
  const texts = isMissing ? missing : failed;
  const notice = (
    <Notice tone="error" title={isPage ? undefined : texts.title}>
      <p>{texts.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isMissing && (
          <Button size="small" onClick={onRetry}>
            {actions.retry}
          </Button>
        )}
        <Button size="small" variant={isMissing ? 'secondary' : 'primary'} onClick={() => location.reload()}>
          {failed.reload}
        </Button>
      </div>
    </Notice>
  );
  if (!isPage) return notice;
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-form content-start gap-4 px-4 py-10"
    >
      <h1 className="text-h3">{texts.title}</h1>
      {notice}
    </main>
  );
}
