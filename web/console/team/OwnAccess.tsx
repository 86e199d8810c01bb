import type { OwnAccess as Access } from '@praxisportal/contract/staff/access';
import { useState } from 'react';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import type { RunProven } from '../proof/use-proven.ts';
import { ConfirmButton } from '../shell/ConfirmButton.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { ownAccessQuery, staffKeys } from '../shell/staff-queries.ts';
import { useNews } from '../shell/use-news.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { canUsePasskeys, createPasskey } from '../sign-in/passkeys.ts';
import { RecoveryCodes } from '../sign-in/RecoveryCodes.tsx';
import { nameDevice } from './name-device.ts';
import { OwnName } from './OwnName.tsx';
import { PasswordAccess } from './PasswordAccess.tsx';
import { teamTexts } from './texts.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: staffKeys.access });

/** The own ways in, and where one is signed in. */
export function OwnAccess({ run }: { run: RunProven }) {
  const texts = useTexts(teamTexts);
  const sayError = useErrorSentence();
  const { data, error } = useStaffQuery(ownAccessQuery());
  return (
    <section aria-labelledby="own-access" className="grid content-start gap-5">
      <h2 id="own-access" className="text-lead font-semibold">
        {texts.own}
      </h2>
      {error && <Notice tone="error" title={sayError(error, 'generic')} />}
      {!data && !error && <Skeleton label={texts.loading} />}
      {data && (
        <>
          <OwnName />
          <Passkeys access={data} run={run} />
          <PasswordAccess access={data} run={run} />
          <Codes access={data} run={run} />
          <Sessions access={data} />
        </>
      )}
    </section>
  );
}

type PartProps = { access: Access; run: RunProven };

function Passkeys({ access, run }: PartProps) {
  const texts = useTexts(teamTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const { heading, news, tell } = useNews();
  const add = useMutation({
    mutationFn: () =>
      run(async () => {
        const response = await createPasskey(await callStaff('startNewPasskey'));
        const name = texts.passkeyName(nameDevice(navigator.userAgent));
        return callStaff('addPasskey', { body: { name, response } });
      }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      run(() => callStaff('removePasskey', { params: { id } })),
    onSuccess: (_, { name }) => tell(texts.removedNews(name)),
    onSettled: refresh,
  });
  const error = add.error ?? remove.error;
  const isLastWay = access.passkeys.length === 1 && !access.hasPassword;
  return (
    <div className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold">
        {texts.passkeys}
      </h3>
      <p role="status" className="sr-only">
        {news}
      </p>
      {access.passkeys.length === 0 && <p className="text-small text-ink-soft">{texts.noPasskeys}</p>}
      <ul className="grid gap-2">
        {access.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="console-item flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-ink-soft">
                {`${texts.added(formatInstant(language, createdAt))}, ${lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatInstant(language, lastUsedAt))}`}
              </span>
            </span>
            {isLastWay ? (
              <span className="text-small">{texts.onlyWay}</span>
            ) : (
              <ConfirmButton
                size="small"
                variant="quiet"
                aria-label={texts.removeNamed(name)}
                question={texts.removeQuestion(name)}
                onConfirm={() => remove.mutate({ id, name })}
              >
                {texts.remove}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      {canUsePasskeys() && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          isPending={add.isPending}
          onClick={() => add.mutate(undefined)}
        >
          {texts.addPasskey}
        </Button>
      )}
      {error && <Notice tone="error" title={sayError(error, 'save')} />}
    </div>
  );
}

function Codes({ access, run }: PartProps) {
  const texts = useTexts(teamTexts);
  const sayError = useErrorSentence();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useMutation({
    mutationFn: () => run(() => callStaff('renewRecoveryCodes')),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onSettled: refresh,
  });
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        level="h3"
        doneLabel={texts.codesDone}
        onDone={() => setCodes(undefined)}
      />
    );
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{texts.codes}</h3>
      <p className="text-small text-ink-soft">{texts.codesLeft(access.recoveryCodesLeft)}</p>
      <ConfirmButton
        size="small"
        variant="secondary"
        className="justify-self-start"
        isPending={renew.isPending}
        question={texts.renewQuestion}
        onConfirm={() => renew.mutate(undefined)}
      >
        {texts.renewCodes}
      </ConfirmButton>
      {renew.error && <Notice tone="error" title={sayError(renew.error, 'save')} />}
    </div>
  );
}

function Sessions({ access: { sessions } }: { access: Access }) {
  const texts = useTexts(teamTexts);
  const language = useLanguage();
  const { heading, news, tell } = useNews();
  const end = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) => callStaff('endOwnSession', { params: { id } }),
    onSuccess: (_, { device }) => tell(texts.endedNews(device)),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => callStaff('endOtherOwnSessions'),
    onSuccess: () => tell(texts.othersEndedNews),
    onSettled: refresh,
  });
  const sayError = useErrorSentence();
  const error = end.error ?? endOthers.error;
  return (
    <div className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold">
        {texts.sessions}
      </h3>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ul className="grid gap-2">
        {sessions.map(({ id, device, activeAt, current }) => (
          <li key={id} className="console-item flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="block font-semibold">{current ? `${device} (${texts.current})` : device}</span>
              <span className="block text-small text-ink-soft">
                {texts.lastActive(formatInstant(language, activeAt))}
              </span>
            </span>
            {!current && (
              <ConfirmButton
                size="small"
                variant="quiet"
                aria-label={texts.endNamed(device)}
                question={texts.endQuestion(device)}
                onConfirm={() => end.mutate({ id, device })}
              >
                {texts.end}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ConfirmButton
          size="small"
          variant="secondary"
          className="justify-self-start"
          question={texts.endOthersQuestion}
          onConfirm={() => endOthers.mutate(undefined)}
        >
          {texts.endOthers}
        </ConfirmButton>
      )}
      {error && <Notice tone="error" title={sayError(error, 'save')} />}
    </div>
  );
}
