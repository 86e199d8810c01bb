import { useEffect, useState } from 'react';
import { recall, rememberForTab } from '../../session/tab-memory.ts';
import type { ReadReply } from './read-reply.ts';
import { createSpeaker } from './speaker.ts';

const memoryName = 'chat-speech';

/** Answers are read aloud until somebody turns that off, which ends it at once; so does closing the panel. */
export function useSpeaker(isOpen: boolean) {
  const [isOn, setIsOn] = useState(() => recall(memoryName) !== false);
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
    isSpeaking,
    toggle: () => {
      setIsOn(!isOn);
      rememberForTab(memoryName, !isOn);
      if (isOn) speaker.stop();
      else speaker.prepare();
    },
  };
}
