import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import { crisisPhone } from './crisis-phone.ts';
import type { Texts } from './texts.de.ts';

const firstAid = {
  lostTooth: 'Keep a knocked-out tooth in milk and touch it only by the crown.',
  blood: 'If it’s bleeding, bite firmly on a clean cloth.',
};
const call112 = 'Trouble breathing or swallowing, or somebody unconscious: 112.';
const onCall = 'Outside opening hours the on-call service, 116117, helps, too.';

export const texts: Texts = {
  emergency: (level, phones, { isForLostTooth, isForBlood }) =>
    level === '112'
      ? `**Please call 112 now.** Trouble breathing or swallowing, swelling with a fever, or bleeding that won’t stop need a hospital.\n\nOur emergency line, ${phones.emergency}, is answered day and night.`
      : `**This sounds like an emergency. Please call our emergency line now: ${phones.emergency}** (day and night).\n\n${isForLostTooth ? `${firstAid.lostTooth} ` : ''}${isForBlood ? `${firstAid.blood} ` : ''}${call112} ${onCall}`,
  emergencyAgain: (emergency, { isForLostTooth, isForBlood }) =>
    `**Please tell them that on our emergency line, too: ${emergency}** (day and night). I can’t and mustn’t judge it, and that goes for medicines, too.\n\n${isForLostTooth ? `${firstAid.lostTooth} ` : ''}${isForBlood ? `${firstAid.blood} ` : ''}${call112}`,
  firstAid,
  call112,
  onCall,
  afterEmergency: {
    life: (emergency) =>
      `**Please call 112 now.** That is for a hospital, not for the practice. Our emergency line, ${emergency}, is answered day and night.`,
    lifeBehind: 'If it’s still about the emergency: **please call 112 at once.**',
    lifeThanks: 'You’re welcome, and all the best! If the danger isn’t over yet, please call 112 at once.',
    callFirst: (emergency) => `**Please call our emergency line first: ${emergency}** (day and night).`,
    open: (address, until) => `The practice (${address}) is open now, today until ${until}.`,
    closed: (address, opens) =>
      `The practice (${address}) is closed right now${opens ? ` and opens again on ${opens.day} at ${opens.from}` : ''}.`,
    unreachable: (emergency, phone) =>
      phone
        ? `If nobody answers the emergency line ${emergency}, please call the practice, we’re open now: ${phone}.`
        : `If nobody answers the emergency line ${emergency}, **please call the on-call service: 116117**.`,
    cannotCall: (number) => `**Please ask somebody near you to call for you: ${number}** (day and night).`,
    keepTooth: 'Yes, please keep the tooth and bring it along.',
    askThere: (emergency) =>
      `I can’t and mustn’t judge more than that, and that goes for medicines, too. **Please ask on our emergency line: ${emergency}** (day and night).`,
    thanks: (emergency) =>
      `You’re welcome, and all the best! Our emergency line ${emergency} is answered day and night.`,
    unclear: (emergency) =>
      `I’m afraid I didn’t understand that. **In an emergency please call our emergency line: ${emergency}** (day and night).`,
    over: (emergency) =>
      `All right. If it gets worse again, our emergency line is answered day and night: ${emergency}. If a life is in danger, call 112.`,
    despair: `You don’t have to be alone with it: **TelefonSeelsorge ${crisisPhone}** (free, day and night). If you might harm yourself, please call 112.`,
    overDespair: `All right. If it gets hard again, you can talk to somebody at any time: TelefonSeelsorge ${crisisPhone} (free, day and night). If a life is in danger, call 112.`,
  },
  despair: `That sounds very hard, and you don’t have to be alone with it. **Please talk to somebody now: TelefonSeelsorge ${crisisPhone}** (free, day and night). If you might harm yourself, please call 112.`,
  words: (phone) => ({
    animal: 'We treat people only, no animals. Please ask a vet.',
    dropped: 'All right, we’ll leave it. Nothing is booked.',
    wait: 'Of course, take your time.',
    confirm:
      'You do that in the form: once a day and a time are chosen, tick the box of the cancellation policy and press “Confirm appointment”. Only then is the appointment booked.',
    addPerson:
      'This is how to add somebody: open [My appointments](/en/dashboard), choose “Add a person” at “Who you book for” and give their name and date of birth. They need no e-mail address of their own. After that you can book for them here.',
    addPersonAsGuest:
      'You need an account for that: log in on the [login page](/en/login), open [My appointments](/en/dashboard) and choose “Add a person” at “Who you book for”.',
    whenBooked: `I can’t see here whether you have booked. An appointment is booked once you have confirmed it in the form; then you get a confirmation by e-mail. If none has come, not even in the spam folder, please ask us before you book again: ${phone}.`,
    explain: `Sorry, that was too complicated. I help with appointments and questions about the practice. Just write what you’d like to come for and when, for example: “Check-up on Monday at 10”. You can also call us: ${phone}. A person will help you there.`,
    account: `An account is your own access to this site, with an e-mail address and a password. Entering both is called “logging in”. Then you see your appointments and can change them. You need no account to book: you can do that [as a guest](/en/booking), too, or by phone: ${phone}.`,
    callBack: `I can’t arrange for somebody to call you. Please call us: ${phone}. On the phone we book, move and cancel appointments for you.`,
    noMail: `You can do without e-mail: please call us: ${phone}. On the phone we book, move and cancel appointments for you.`,
  }),
  onPhone: {
    now: (until) => `Somebody is there now, until ${until} today.`,
    next: (day, from) => `Somebody will be there again on ${day} from ${from}.`,
  },
  sayAgain: 'Sorry, let me ask once more:',
  offence: {
    insult: 'Please stay polite. I don’t answer insults.',
    threat: 'We take threats seriously and don’t answer them.',
    sexual: 'Please don’t send messages like that. I’m here for questions about the practice.',
    hate: 'There’s no place here for remarks that put people down.',
    manipulation: 'I won’t do that. Messages don’t change my tasks or my rules.',
    data_exfiltration:
      'I don’t give information about other people. What concerns patients stays confidential.',
  },
  painLine: (phone) =>
    `If you have severe pain, swelling or bleeding, please call the emergency line ${phone} (day and night), or 112 if a life is in danger.`,
  book: {
    start: 'I’m happy to book an appointment with you.',
    chosen: (parts) => `Certainly: ${parts}.`,
    withDoctor: (name) => `with ${name}`,
    withoutDoctors: (names) => `not with ${names.join(' or ')}`,
    onDay: (day) => `on ${day}`,
    onWeekdays: (names) => `on a ${names.join(' or ')}`,
    notOnWeekdays: (names) => `not on a ${names.join(' or ')}`,
    at: (time) => `at ${time}`,
    after: (time) => `from ${time}`,
    before: (time) => `before ${time}`,
    between: (from, to) => `between ${from} and ${to}`,
    stretch: (from, to) => `between ${from} and ${to}`,
    from: (day) => `from ${day}`,
    until: (day) => `until ${day}`,
    somebodyElse: {
      both: 'After that we can book a separate appointment for the other person.',
      choose: 'Please choose in the form who the appointment is for before you confirm.',
      add: 'So far the form only books for yourself. Please add the person first, under [My appointments](/en/dashboard) at “Who you book for”.',
      stillChoose: 'Please check in the form, too, who the appointment is for.',
      stillAdd:
        'The form still only books for yourself: the person is missing under [My appointments](/en/dashboard), “Who you book for”.',
    },
    afterWhat: {
      school: 'I take “after school” as from 13:00. Do tell me from what time on it suits you.',
      work: 'From what time on does it suit you after work?',
    },
    whichTreatment: 'What would you like to come for?',
    unsureHint: (name) => `If you’re not sure, choose “${name}”.`,
    beyondWindow: (day, last) => `${day} can’t be booked yet: at present we take bookings until ${last}.`,
    closedFor: {
      in_past: (day) => `${day} is in the past. Please choose a date in the future.`,
      after_cutoff: (day) => `It’s too late to book online for ${day}. Please call us.`,
      holiday: (day) => `${day} is a public holiday, and the practice is closed.`,
      closed: (day) => `The practice is closed on ${day}.`,
      absent: (day, doctor) =>
        doctor ? `${doctor} doesn’t see patients on ${day}.` : `Nobody is here for that on ${day}.`,
      too_soon: (day) => `It’s too late to book online for ${day}. Please call us.`,
      outside_hours: (day, doctor) =>
        `Consulting hours${doctor ? ` with ${doctor}` : ''} on ${day} are too short for that.`,
      not_offered: (day, doctor) =>
        `This can’t be booked online${doctor ? ` with ${doctor}` : ''} for ${day}. Please call us.`,
    },
    notFree: (time) => `Nothing is free at ${time} on that day.`,
    noneThen: 'Nothing is free at that time of that day.',
    full: (day, doctor) => `Nothing is free${doctor ? ` with ${doctor}` : ''} on ${day} any more.`,
    freeAt: (times) => `Free times: ${times}.`,
    freeAmongOthersAt: (times) => `Free times are for example: ${times}.`,
    forPerson: (name) => `for ${name}`,
    whichTime: 'Which time suits you?',
    whatElse: 'What would suit you better? Tell me another day, another time or whom you would like to see.',
    noSuchDay: 'There is no such day in the calendar.',
    isFree: 'That time is free.',
    next: (day, time, doctor) => `The next free appointment is on ${day} at ${time} with ${doctor}.`,
    firstWithin: (day, time, doctor) =>
      `The first free appointment that fits is on ${day} at ${time} with ${doctor}.`,
    noneWithin: 'Nothing is free online within that time.',
    none: 'Nothing is free for this online at the moment. Please call us.',
    form: 'Please check and confirm everything in the form; nothing is booked before that.',
    more: (names) => `After that we can book: ${names}.`,
  },
  login: {
    booking: 'Please log in to book appointments. Without an account you can book as a guest.',
    kept: (parts) => `I’ve noted: ${parts}.`,
    appointments: 'Please log in and I’ll show you your appointments.',
    cancel:
      'Please log in to cancel an appointment. If you booked as a guest, cancel with the link in your confirmation e-mail.',
    reschedule:
      'Please log in to move an appointment. If you booked as a guest, open the link in your confirmation e-mail.',
    byLink: (phone) =>
      `I can only change your appointment here if you’re logged in. If you booked as a guest, please open the link in your confirmation e-mail: there you can move or cancel it. If you can’t find that e-mail, not even in the spam folder, please call us: ${phone}.`,
    forOther: 'As a guest you give the name of the person who the appointment is for when you book.',
    account: 'Please log in; then you can change your details yourself.',
    register: 'No account yet? It takes a few minutes to register, or you can book as a guest.',
  },
  appointments: {
    line: (a) => `${a.day}, ${a.time}: ${a.treatment} with ${a.doctor}${a.name ? ` (for ${a.name})` : ''}`,
    ownOnly: 'I only show you the appointments that belong to your account.',
    list: 'These are your appointments:',
    past: 'These are your past appointments:',
    none: 'You have no upcoming appointments.',
    noPast: 'I can’t find any past appointments.',
    noneThen: 'I can’t find an appointment that fits. These are your appointments:',
    noneOf: (name) => `There is no appointment for ${name}.`,
    noneFits: 'I can’t find an appointment that fits that exactly.',
    noHurry: 'Take your time. As long as you don’t agree, everything stays as it is.',
    confirmCancel: (line) => `Shall I cancel this appointment?\n\n- ${line}\n\nPlease answer yes or no.`,
    confirmCancelAll: (count, list) =>
      `Shall I cancel ${count === 2 ? 'both of these' : `these ${count}`} appointments?\n\n${list}\n\nPlease answer yes or no. If only one of them is to go, please tell me which.`,
    overtaken: 'The appointment that we talked about has been changed or cancelled in the meantime.',
    sayWhich: 'Please tell me its day or its place in the list; until then everything stays as it is.',
    sayWhen: 'Please tell me a day and a time; until then everything stays as it is.',
    uncancelled: (lines) => `The cancellation is undone. This stands again:\n\n${lines}`,
    movedBack: (lines) => `The appointment is back where it was:\n\n${lines}`,
    notUndone: (reason) => `**Not undone:** ${reason}`,
    undoneBefore: 'That is undone already.',
    cannotUndo:
      'I can’t take back this cancellation any more. If the time is still free you can book it again right now: please tell me what for and when.',
    oneByOne: 'That only works one by one.',
    noSwap: (phone, isBegun) =>
      `I’m afraid I can’t swap two appointments at once. It works one after the other, or you can call us: ${phone}.${isBegun ? ' Let’s begin with the first.' : ''}`,
    whichCancel: 'Which appointment would you like to cancel?',
    whichMove: 'Which appointment would you like to move?',
    confirmMove: (line, day, time, doctor) =>
      `Shall I move this appointment to ${day}, ${time}${doctor ? `, with ${doctor}` : ''}?\n\n- ${line}\n\nPlease answer yes or no.`,
    moving: (line) => `You’d like to move this appointment:\n\n- ${line}`,
    moveTo: (words) => `It would be ${words}.`,
    isThere: 'It’s already at that time.',
    freeAround: (days) =>
      `On the days before and after these are free, for example: ${days.map(({ day, times }) => `${day}, ${times.join(' or ')}`).join('; ')}.`,
    late: (hours) => `${cancellationPolicy.en.late(hours)} ${cancellationPolicy.en.fee}`,
    moveThere:
      'Shall I move it there? You can also tell me another day and time, or do that on the page [My appointments](/en/dashboard).',
    moveWhen: 'To which day and time? You can also do that on the page [My appointments](/en/dashboard).',
    locked: (line, isCancel, phone) =>
      `This appointment can no longer be ${isCancel ? 'cancelled' : 'moved'} here, because it has begun or is over:\n\n- ${line}\n\nPlease call us: ${phone}.`,
    notice: (hours) => `${cancellationPolicy.en.rule(hours)} ${cancellationPolicy.en.fee}`,
    lateOf: (day, time, hours) => `${day}, ${time}: ${cancellationPolicy.en.late(hours)}`,
    fee: cancellationPolicy.en.fee,
    cancelled: (line) => `Your appointment is cancelled: ${line}.`,
    cancelledAll: (lines) => `These are cancelled:\n\n${lines}`,
    notCancelled: (line, reason) => (line ? `**Not cancelled:** ${line}. ${reason}` : reason),
    moved: (line) => `Your appointment has moved. New: ${line}.`,
    kept: 'All right, everything stays as it is.',
  },
  doctors: 'These are our dentists:',
  navigate: 'I’m opening the page for you.',
  language: 'Of course, in English from now on.',
  hours: {
    open: (until) => `Yes, we’re open now, today until ${until}.`,
    laterToday: (stretches) =>
      `Yes, today we’re open from ${stretches.map(({ from, to }) => `${from} to ${to}`).join(' and ')}.`,
    closedNow: (day, from) => `We’re closed right now. We next open on ${day} at ${from}.`,
    opensNext: (day, from) => `After that we open on ${day} at ${from}.`,
    today: 'Today',
    day: (day) => `On ${day}`,
    everyWeekday: (weekday) => `On ${weekday}s`,
    stretch: (from, to) => `From ${from} to ${to}`,
    openThen: (when, stretches) =>
      `${when} we’re open ${stretches.map(({ from, to }) => `from ${from} to ${to}`).join(' and ')}.`,
    asUsual: (when) => `${when} we’re open at the usual hours.`,
    otherwise: (when, lines) => `${when} we’re open as usual, except:\n\n${lines}`,
    closedThen: (when, reason) => `${when} we’re closed${reason ? ` (${reason})` : ''}.`,
    exceptions: (lines) => `Different in the next two weeks:\n\n${lines}`,
    fromTo: (from, to) => `${from} to ${to}`,
    closedBetween: (times) => `closed ${times}`,
    holiday: 'public holiday',
    all: (lines) => `Our opening hours:\n\n${lines}`,
    row: (days, hours) => `- ${days}: ${hours}`,
    times: (from, to) => `${from}–${to}`,
    closed: 'closed',
    notThere: 'not here',
  },
  doctorHours: (name, lines) => `**${name}** is usually here:\n\n${lines}`,
  walkIn: (phone) =>
    `It’s safest to come with an appointment; I’ll gladly book one with you now. Whether there is time for you without one, please ask on ${phone}.`,
  missingMail: (phone) =>
    `Please look in your spam folder, too. Your appointments are in your [account](/en/dashboard); if you booked as a guest, please ask us on ${phone}.`,
  unknownFact: (phone) => `I’m afraid I don’t know. Please ask us on ${phone}.`,
  nothingMore: (phone) => `That’s all I know about it; please ask us on ${phone}.`,
  networks: (names) => `You’ll soon find us on ${names}, too.`,
  emergencyNumber: (phones) =>
    `**Our emergency line is answered day and night: ${phones.emergency}.** For trouble breathing or swallowing, or if a life is in danger, please call 112. During opening hours you can also reach us on ${phones.phone}.`,
  callUs: (phone) => `You can reach us on ${phone}.`,
  address: (a) => `**${a.name}**\n\n- ${a.street}, ${a.city}\n- ${a.directions}`,
  contact: (c) =>
    `- Phone: ${c.phone}\n- E-mail: ${c.email}\n- Emergency line (day and night): ${c.emergency}`,
  treatment: (t) => `**${t.name}** (${t.duration}): ${t.description}\n\n${t.details}`,
  treatments: (names, phone) =>
    `These are the treatments we offer:\n\n${names}\n\nI’m happy to explain any of them. For anything not listed, please ask us on ${phone}.`,
  duration: (name, label) => `${name}: ${label.replace(/\.$/u, '')}.`,
  policy: (hours, phone) =>
    `${cancellationPolicy.en.rule(hours)} ${cancellationPolicy.en.fee} You can cancel and move it under [My appointments](/en/dashboard), with the link in your confirmation, or by phone: ${phone}.`,
  medical: (phone) =>
    `I can’t judge that, and I mustn’t: only a dentist can give you a diagnosis or advice on medicines. Ask us on ${phone}, or book an appointment so that somebody can look at it.`,
  toldPain:
    'I’m sorry to hear that. We’d like to see you soon: say “appointment”, and we’ll find a free time together.',
  pain: 'We treat gently and under local anaesthetic, and you can say stop at any time. What it will feel like is best talked over with the dentist.',
  prevention:
    'Brush twice a day with a fluoride toothpaste, clean between your teeth once a day and come for regular check-ups. At a cleaning we show you what suits you best.',
  bookingHelp:
    'How to book: tell me what for, when and with whom; I fill in the form and you confirm it once you’re logged in. Without an account you book as a guest: on the page [Book an appointment](/en/booking) choose treatment, dentist, day and time and then “Book as a guest”.',
  bot: 'I’m the practice’s assistant, a computer program (AI), not a person. For people, please call.',
  privacy:
    'What you write here is used only to answer you. If a language model is connected, it only hears what I don’t understand, with placeholders instead of personal details. The [privacy policy](/en/datenschutz) has the rest.',
  help: 'I can book appointments with you, show, cancel and move yours, explain treatments, introduce our dentists, open pages, and answer questions about opening hours, how to get here, costs and insurance.',
  passwordHelp:
    'On the [login page](/en/login) you’ll find “Forgot password”: we e-mail you a code with which you choose a new one.',
  codeHelp:
    'The code is valid for ten minutes. Please look in your spam folder, too, and ask for a new one after a minute. If none arrives, check the address or number.',
  reminders: 'If you like, we remind you by e-mail; you set that when booking or in your account.',
  late: (phone) => `Please give us a quick call if you’re running late: ${phone}.`,
  complaint: (email, phone) =>
    `I’m sorry about that. Please tell us directly: by e-mail to ${email}${phone ? `, on ${phone}` : ''} or with the [contact form](/en/contact); we’ll look into it.`,
  greeting: 'Hello! I’m the practice’s assistant. How can I help?',
  thanks: 'You’re welcome!',
  goodbye: 'Goodbye, and all the best!',
  smalltalk: 'I can’t add much to that, but I’m happy to help with anything about the practice.',
  offTopic:
    'I can’t say anything about that. I’m happy to help with the practice, treatments and appointments.',
  about: (a) => `${a.name} has been here since ${a.year}. ${a.introduction}`,
  unclearBooking: 'I’m afraid I didn’t understand that. About the appointment you could say, for example:',
  bookingSuggestions: (doctor) => [
    'on Tuesday',
    'rather in the afternoon',
    ...(doctor ? [`with ${doctor}`] : []),
  ],
  whichQuestion: 'Which question do you mean?',
  unclear: 'I’m afraid I didn’t understand that. You could try:',
  orCall: (phone) => `Or call us: ${phone}.`,
  suggestions: ['I’d like to book an appointment', 'Which appointments do I have?', 'When are you open?'],
  guestSuggestions: [
    'I’d like to book an appointment',
    'When are you open?',
    'Which treatments do you offer?',
  ],
  answers: {
    cancel: 'Yes, cancel it',
    cancelAll: 'Yes, cancel them all',
    move: 'Yes, move it',
    keep: 'No, keep it',
    undo: 'Undo',
    take: 'Yes, I’ll take it',
    refuse: 'Something else',
    at: (time) => time,
    theOne: (day, time) => `The one on ${day} at ${time}`,
    place: (place) => `No. ${place}`,
    book: 'Book an appointment',
  },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  and: 'and',
};
