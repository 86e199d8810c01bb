import type { Localized } from '@praxisportal/practice/types';
import { describeHours } from './describe-hours.ts';
import type { Topic } from './intents.ts';
import type { TalkDetails } from './read-talk-details.ts';
import type { Writer } from './writer.ts';

export type TopicDetails = TalkDetails & { treatmentId?: string | undefined };

// What the questions sound like that have an answer of their own.
const ofWalkingIn: readonly Topic[] = ['booking_help', 'first_visit', 'new_patients', 'services', 'hours'];
const ofMails: readonly Topic[] = ['reminders', 'code_help', 'booking_help'];

/** The answer to a question in words; what the practice has not written down is not invented. */
export function describeTopic(topic: Topic, details: TopicDetails, writer: Writer): string {
  const { texts, practice, language } = writer;
  const { facts, answers } = practice;
  const fact = (known: Localized | null) => known?.[language] ?? texts.unknownFact(facts.phone);
  const withMore = (known: Localized | null) =>
    known && details.isOfParticulars ? `${fact(known)} ${texts.nothingMore(facts.phone)}` : fact(known);
  const contact = texts.contact({ phone: facts.phone, email: facts.email, emergency: facts.emergencyPhone });
  const emergencyNumber = texts.emergencyNumber({ phone: facts.phone, emergency: facts.emergencyPhone });
  if (details.isOfNetworks && facts.comingNetworks.length > 0)
    return texts.networks(new Intl.ListFormat(language).format(facts.comingNetworks));
  if (details.isReferral && ofReferral.includes(topic)) return fact(answers.referral);
  if (details.isOfWalkingIn && ofWalkingIn.includes(topic)) return texts.walkIn(facts.phone);
  if (details.isOfMissingMail && ofMails.includes(topic)) return texts.missingMail(facts.phone);
  switch (topic) {
    case 'about':
      return texts.about({
        name: facts.name,
        year: facts.foundedYear,
        introduction: facts.introduction[language],
      });
    case 'access':
      return answers.access ? `${fact(answers.access)} ${texts.nothingMore(facts.phone)}` : fact(null);
    case 'address':
      return describeAddress(writer);
    case 'directions':
      return [describeAddress(writer), fact(answers.publicTransport)].join('\n\n');
    case 'anxiety':
      return withMore(answers.anxiety);
    case 'booking_help':
      return texts.bookingHelp;
    case 'bot_identity':
      return [texts.bot, contact].join('\n\n');
    case 'cancellation_policy':
      return texts.policy(practice.terms.noticeHours, facts.phone);
    case 'certificate':
      return fact(answers.certificate);
    case 'children':
      return fact(answers.children);
    case 'code_help':
      return texts.codeHelp;
    case 'complaint':
      return texts.complaint(facts.email, details.isUnreachable ? undefined : facts.phone);
    case 'duration':
      return describeDuration(details, writer);
    case 'first_visit':
      return describeFirstVisit(writer);
    case 'goodbye':
      return texts.goodbye;
    case 'greeting':
      return texts.greeting;
    case 'help':
      return texts.help;
    case 'hours':
      return [...(details.isOutOfHours ? [emergencyNumber] : []), describeHours(details.hours, writer)].join(
        '\n\n',
      );
    case 'insurance':
      return withMore(answers.insurance);
    case 'jobs':
      return fact(answers.jobs);
    case 'languages_spoken':
      return fact(answers.languagesSpoken);
    case 'late_arrival':
      return texts.late(facts.phone);
    case 'medical_advice':
      if (details.isToldPain) return texts.toldPain;
      return [...(details.isOutOfHours ? [emergencyNumber] : []), texts.medical(facts.phone)].join('\n\n');
    case 'new_patients':
      return fact(answers.newPatients);
    case 'off_topic':
      return texts.offTopic;
    case 'pain':
      return texts.pain;
    case 'parking':
      return fact(answers.parking);
    case 'password_help':
      return texts.passwordHelp;
    case 'payment':
      return fact(answers.payment);
    case 'phone':
      return details.isOutOfHours ? emergencyNumber : contact;
    case 'prevention':
      return texts.prevention;
    case 'prices':
      return [fact(answers.prices), texts.callUs(facts.phone)].join(' ');
    case 'privacy':
      return texts.privacy;
    case 'reminders':
      return texts.reminders;
    case 'services':
      return describeTreatments(details, writer);
    case 'smalltalk':
      return texts.smalltalk;
    case 'thanks':
      return texts.thanks;
    case 'unclear':
      return texts.unclear;
    default:
      return topic satisfies never;
  }
}

// Papers that a patient brings or takes, of which a referral is none.
const ofReferral: readonly Topic[] = ['certificate', 'first_visit', 'insurance', 'new_patients'];

function describeAddress({ texts, practice, language }: Writer): string {
  const { name, address } = practice.facts;
  const city = `${address.postalCode} ${address.cityName[language]}`;
  return texts.address({ name, street: address.street, city, directions: address.directions[language] });
}

/** What to bring, and what is different the first time. */
function describeFirstVisit({ texts, practice: { facts, answers }, language }: Writer): string {
  const known = [answers.bring, answers.firstVisit].flatMap((fact) => fact?.[language] ?? []);
  return known.length > 0 ? known.join(' ') : texts.unknownFact(facts.phone);
}

function describeDuration({ treatmentId }: TopicDetails, writer: Writer): string {
  const { texts, practice, language } = writer;
  const treatment = practice.treatments.find(({ id }) => id === treatmentId);
  if (treatment === undefined) return describeTreatments({}, writer);
  return texts.duration(treatment.name[language], treatment.durationLabel[language]);
}

function describeTreatments({ treatmentId }: TopicDetails, { texts, practice, language }: Writer): string {
  const treatment = practice.treatments.find(({ id }) => id === treatmentId);
  if (treatment === undefined) {
    const names = practice.treatments.map(
      ({ name, durationLabel }) => `- ${name[language]} (${durationLabel[language]})`,
    );
    return texts.treatments(names.join('\n'), practice.facts.phone);
  }
  return texts.treatment({
    name: treatment.name[language],
    description: treatment.description[language],
    details: treatment.details.map((detail) => `- ${detail[language]}`).join('\n'),
    duration: treatment.durationLabel[language],
  });
}
