import { useEffect, useState } from 'react';
import type { ReadReply } from './read-reply.ts';
import { createSpeaker } from './speaker.ts';
import { keepSpeechChoice, readSpeechChoice } from './speech-choice.ts';

/**
 * Answers are read aloud until the patient turns that off, which ends it at once; so does closing the panel. As long as
 * nothing is chosen the panel says so (`isChosen`), and the choice holds for the device.
 */
export function useSpeaker(isOpen: boolean) {
  const [choice, setChoice] = useState(readSpeechChoice);
  const isOn = choice ?? true;
  const [isSpeaking, setIsSpeaking] = useState(false);
  const [speaker] = useState(() => createSpeaker(setIsSpeaking));
  const isHeard = isOpen && isOn;

  useEffect(() => {
    if (!isHeard) speaker.stop();
  }, [isHeard, speaker]);
  useEffect(() => () => speaker.stop(), [speaker]);

  return {
    prepare: () => {
      if (isHeard) speaker.prepare();
    },
    stop: speaker.stop,
    say: (answer: ReadReply) => {
      if (isHeard) speaker.say(answer);
    },
    isOn,
    isChosen: choice !== undefined,
    isSpeaking,
    choose: (isWanted: boolean) => {
      setChoice(isWanted);
      keepSpeechChoice(isWanted);
      if (!isWanted) speaker.stop();
      else if (!isOn) speaker.prepare();
    },
  };
}
