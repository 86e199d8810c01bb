// What people need who are lost, or can't do with a website: a plainer word, or somebody on the phone.

/** What somebody needs before anything else: an explanation, what an account is, to be called, to do without e-mail. */
export type PlainNeed = 'explain' | 'account' | 'callBack' | 'noMail';

const opening =
  "(?:(?:h+[aä]+|hm+|oh|ah|na|nee?|nein|no|sorry|entschuldigung|tut mir leid|leider|ok|okay|ja|also|aber|und|but|and|das|dat|des|it|i'?m|ich|i|jetzt|alles|moment|wait|warte),? )*";
const closing =
  '(?: (?:das|dat|es|it|that|this|mir|hier|alles|nicht|nich|net|genau|jetzt|denn|damit|da|eigentlich|bitte|mehr|ganz|so|noch|mal|einfacher|einfach|sie|ihr|du|was sie (?:meinen|wollen)|what you mean|mean|by that))*';
const explaining = new RegExp(
  `^${opening}(?:${[
    '(?:versteh\\w*|kapier\\w*|begreif\\w*|blick\\w*|check\\w*)(?: (?:ich|das|es|sie|da|hier|gar|uberhaupt|leider|alles|die|frage|antwort|immer|noch))* (?:nicht|nich|net|nit|nix|nichts|kein wort|nur bahnhof)',
    '(?:wie|was) (?:meinen sie|meinst du|meint ihr)',
    'was (?:heisst|bedeutet|soll) das(?: heissen| bedeuten)?',
    '(?:konnen sie|kannst du|konnt ihr) (?:mir )?(?:das|es) (?:bitte )?(?:nochmal |noch mal |einfacher |anders |genauer )*(?:erklaren|sagen)',
    'erklar\\w* (?:sie )?(?:mir )?(?:das|es)',
    '(?:ist|is|wird) (?:mir )?(?:hier )?(?:alles )?(?:zu|viel zu|sehr) (?:kompliziert|schwierig|schwer|hoch|umstandlich)',
    "(?:do not|don'?t|didn'?t|can'?t) (?:really )?(?:understand|get it|follow|get that)",
    'what do (?:you|u) mean|what does (?:that|this|it) mean|what is that supposed to mean',
    '(?:is|this is|it is|that is|too) (?:all )?(?:too )?(?:complicated|difficult|confusing)',
    'wie bitte',
  ].join('|')})${closing}\\W*$`,
  'u',
);
const ofAccounts =
  /\b(?:was (?:ist|is|heisst|bedeutet|soll|meint)|wozu (?:brauch\w*|muss|soll)|warum (?:muss|soll)|what(?:'s| is| does)|why do i need) (?:ich |man |i |das |denn |eigentlich |mit |dieses |mich |to |ein |eine |an? |have |so |mean |hier )*(?:konto|account|anmelden|anmeldung|einloggen|log ?in|logging in|sign in|signing in|registrieren|registrierung|register)\b|\b(?:anmelden|einloggen|registrieren|log ?in)\b,? (?:und )?(?:was (?:heisst|ist|bedeutet) das|what does that mean|wie (?:geht|macht man) das)/u;
const callsBack =
  /\bruckruf\w*|\bzuruck ?(?:ge)?ruf\w*|\bruf\w*\b[^.!?]{0,30}\b(?:mich|mi|uns)\b[^.!?]{0,40}\b(?:an|zuruck)\b|\b(?:mich|uns)\b[^.!?]{0,30}\banrufen\b|\bangerufen werden\b|\b(?:call|ring|phone) (?:me|us)(?=$|[^\p{L}\p{N}' ]| (?:back|on|at|please|pls|when|if|later|tomorrow|today|asap|about|in|this|again|before|after|for|and|so|because|or|maybe)\b)/u;
/** "Bitte rufen Sie mich nicht an", and not "können Sie mich nicht anrufen?" */
const callsNot =
  /\bruf\w*\b[^.!?]{0,40}\b(?:nicht|nich|net|nie|niemals)\b(?! (?:erreich\w*|zuruck))[^?]*$|\b(?:nicht|nich|net|nie|niemals) (?:\w+ )?anrufen\b[^?]*$|\b(?:do not|don'?t|never) (?:call|ring|phone)\b/u;
const withoutMail =
  /\b(?:kein\w*|ohne|no|without|don'?t have|habe? nicht) (?:\w+ ){0,2}(?:e-?mails?|mail ?adress\w*|e-?mail-?adress\w*|e-?mail address)\b(?! (?:bekomm|erhalt|gekomm|gekrieg|da\b|got|received))/u;
const ofMissingMail =
  /\b(?:bekomm\w*|erhalt\w*|\w*gekomm\w*|krieg\w*|gekriegt|spam|got|receiv\w*|arriv\w*)\b/u;

// Who writes more than that has more to say.
const most = { words: 20 };

export function readPlainNeed(text: string): PlainNeed | undefined {
  if (asksToExplain(text)) return 'explain';
  if (text.split(' ').length > most.words) return undefined;
  if (ofAccounts.test(text)) return 'account';
  if (callsBack.test(text) && !callsNot.test(text)) return 'callBack';
  return withoutMail.test(text) && !ofMissingMail.test(text) ? 'noMail' : undefined;
}

/** Whether nothing is said but that the last answer was not understood. */
export function asksToExplain(text: string): boolean {
  return text.split(' ').length <= most.words && explaining.test(text);
}

const asksIfBooked =
  /^(?:[^.!?]{0,30}[.!,]? )?(?:(?:ist|is|war|hab|habe|bin) (?:das|der|er|es|sie|ich|termin|der termin)(?: (?:das|den|ihn|jetzt|nun|denn|schon|dann|damit|auch|wirklich|fest|der termin|termin))*|(?:is|was) (?:it|that|this)(?: (?:now|really|already))*|(?:jetzt|also|und|so|then|now)) (?:gebucht|reserviert|eingetragen|fest gebucht|booked|reserved)\W*$|\bhat (?:das|es) (?:jetzt |denn )?geklappt\W*$|\bdid (?:it|that) (?:work|go through|book)\W*$/u;

/** "War das jetzt gebucht?", asked of what was only talked of. */
export function asksWhetherDone(text: string): boolean {
  return asksIfBooked.test(text);
}
