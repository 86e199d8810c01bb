import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { hasLetter } from '@praxisportal/contract/visible-text';
import { Link, useNavigate } from 'react-router';
import { callApi } from '../../../shared/api/client.ts';
import {
  type AnyErrorCode,
  ApiError,
  asksToCall,
  hasErrorCode,
  isSlotTaken,
  isUnsettled,
} from '../../../shared/api/errors.ts';
import { useOffer } from '../../../shared/api/offer-now.ts';
import { noticeHoursOf } from '../../../shared/api/offer-rows.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-language.ts';
import { forget } from '../../../shared/session/tab-memory.ts';
import { Checkbox } from '../../../shared/ui/Checkbox.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { useProofs } from '../../one-time-code/use-proofs.ts';
import { PracticePhone } from '../../page/PracticePhone.tsx';
import { paths } from '../../paths.ts';
import { formatEarlier } from '../../scheduling/earlier-booking.ts';
import { forgetChoices } from '../../scheduling/kept-choices.ts';
import { keepConfirmation, readConfirmation } from '../../scheduling/kept-confirmation.ts';
import { FormSection, NameFields, PrivacySentence, ProvenField } from '../FormParts.tsx';
import { HumanCheck } from '../HumanCheck.tsx';
import { registerTexts } from '../register/texts.ts';
import { signInTexts } from '../texts.ts';
import { useHumanCheck } from '../use-human-check.ts';
import { dropBookingKey, keyOfBooking } from './booking-key.ts';
import type { GuestWish } from './guest-wish.ts';
import { guestTexts } from './texts.ts';

const memory = 'guest';
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  policy: false,
  reminder: false,
  sum: '',
};
type GuestField = keyof typeof empty;

const fieldOfCode: Partial<Record<AnyErrorCode, GuestField>> = {
  email_not_verified: 'email',
  invalid_phone: 'phone',
  phone_country_unsupported: 'phone',
};

/** Name, proven e-mail address, phone and the cancellation policy; then the appointment is the guest's. */
export function GuestForm({ wish }: { wish: GuestWish }) {
  const texts = useTexts(guestTexts);
  const { fields } = useTexts(registerTexts);
  const form = useGuestBooking(wish);
  const offer = useOffer();
  return (
    <Form
      form={form}
      failure={isSlotTaken(form.submitError) ? 'slot_taken' : 'booking'}
      failureHelp={<FailureHelp error={form.submitError} wish={wish} />}
      submit={{ label: texts.submit, sendingLabel: texts.sending, size: 'large', isWide: true }}
      className="mt-9 grid gap-12"
    >
      {readConfirmation('booking-confirmation', wish).pain && <p className="-mb-6">{texts.pain}</p>}
      <p className="-mb-6 text-small text-ink-soft">{fields.requiredNote}</p>
      <FormSection title={texts.nameLegend}>
        <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      </FormSection>
      <FormSection title={texts.contactLegend}>
        <ContactFields form={form} />
      </FormSection>
      <FormSection title={texts.endLegend}>
        <Checkbox
          {...form.box('policy')}
          label={texts.policy(noticeHoursOf(offer))}
          hint={texts.policyFee}
          required
        />
        {offer?.reminds !== false && <Checkbox {...form.box('reminder')} label={texts.reminder} />}
        <HumanCheck {...form.field('sum')} check={form.check} />
        <p className="text-small text-ink-soft">
          <PrivacySentence before={texts.privacyBefore} link={texts.privacyLink} after={texts.privacyAfter} />
        </p>
      </FormSection>
    </Form>
  );
}

function useGuestBooking(wish: GuestWish) {
  const language = useLanguage();
  const navigate = useNavigate();
  const proofs = useProofs(memory);
  const check = useHumanCheck(() => form.clear('sum'));
  const form = useForm({
    draft: memory,
    // Whoever comes from the wizard has accepted it there, for this very appointment.
    initial: { ...empty, policy: readConfirmation('booking-confirmation', wish).isPolicyAccepted },
    secrets: ['sum'],
    fieldOfCode,
    findProblems: (values) => {
      const sumProblem = check.findProblem(values.sum);
      const isMissing = (field: 'email' | 'phone') => values[field].trim() === '';
      const checks: [boolean, GuestField, FormProblemCode][] = [
        [!hasLetter(values.firstName), 'firstName', 'first_name_missing'],
        [!hasLetter(values.lastName), 'lastName', 'last_name_missing'],
        [isMissing('email'), 'email', 'email_missing'],
        [!isMissing('email') && !proofs.isProven('email', values.email), 'email', 'email_unproven'],
        [isMissing('phone'), 'phone', 'phone_missing'],
        [!values.policy, 'policy', 'policy_missing'],
        [sumProblem !== undefined, 'sum', sumProblem ?? 'captcha'],
      ];
      return checks.filter(([isWrong]) => isWrong).map(([, field, code]) => ({ field, code }));
    },
    send: async ({ firstName, lastName, email, phone, reminder }) => {
      const { treatment: treatmentType, doctor: doctorId, date, time } = wish;
      const { note, pain } = readConfirmation('booking-confirmation', wish);
      const booking = {
        ...{ firstName, lastName, email, phone, doctorId, treatmentType, date, time },
        policyAccepted: true,
        reminderConsent: reminder,
        ...(note?.trim() && { note: note.trim() }),
        ...(pain && { pain }),
      } as const;
      const { cancelToken } = await callApi('bookAsGuest', {
        headers: { 'idempotency-key': keyOfBooking(email) },
        body: booking,
        proofOfWork: check.work.proof,
      });
      dropBookingKey();
      keepConfirmation('booking-confirmation', undefined);
      forgetChoices();
      forget(memory);
      // Reload, the way back and the bookmark lead to the appointment and not to the form.
      await navigate(paths.guestAppointment(language, cancelToken), {
        replace: true,
        state: { isBooked: true, hasPain: pain === true },
      });
    },
    onRefused: (error) => {
      if (hasErrorCode(error, 'email_not_verified')) proofs.dropProof('email');
      if (hasErrorCode(error, 'idempotency_key_reused')) dropBookingKey();
      check.renew();
    },
  });
  return { ...form, proofs, check };
}

type Guest = ReturnType<typeof useGuestBooking>;

function ContactFields({ form }: { form: Guest }) {
  const texts = useTexts(guestTexts);
  const { fields } = useTexts(signInTexts);
  return (
    <>
      <ProvenField
        {...form.field('email')}
        channel="email"
        memory={memory}
        proofs={form.proofs}
        label={fields.email}
        hint={texts.emailHint}
      />
      <TextField
        {...form.field('phone')}
        label={texts.phone}
        hint={texts.phoneHint}
        enterKeyHint="next"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
    </>
  );
}

/** Where to go on: another time, the appointments one has, or the same confirmation once more if it is unsettled. */
function FailureHelp({ error, wish }: { error: unknown; wish: GuestWish }) {
  const texts = useTexts(guestTexts);
  const language = useLanguage();
  if (isUnsettled(error)) return texts.unsettled;
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'idempotency_key_reused' && error.current)
    return formatEarlier(texts, language, error.current);
  const { time: _, ...withoutTime } = wish;
  const ways: Partial<Record<AnyErrorCode, { to: string; label: string }>> = {
    too_many_open_appointments: { to: paths.guestLinks(language), label: texts.ownLinks },
  };
  for (const code of ['slot_taken', 'patient_busy', 'outside_rules', 'newcomers_day_full'] as const)
    ways[code] = { to: paths.booking(language, withoutTime), label: texts.otherTime };
  const way = ways[isSlotTaken(error) ? 'slot_taken' : error.code];
  return (
    <>
      {asksToCall(error) && (
        <p>
          <PracticePhone />
        </p>
      )}
      {way && (
        <Link to={way.to} className="text-link inline-flex min-h-11 items-center">
          {way.label}
        </Link>
      )}
    </>
  );
}
