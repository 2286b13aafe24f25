import { useEffect, useRef, useState } from 'react';

/** What we use of the browser's speech recognition, which TypeScript doesn't know. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onresult: ((event: Heard) => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type Heard = {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>;
};

declare global {
  // Chrome, Edge and Safari have it under this name; others have none.
  // oxlint-disable-next-line no-var
  var webkitSpeechRecognition: (new () => Recognition) | undefined;
}

export type DictationProblem = 'denied' | 'noMicrophone' | 'network' | 'failed';

const problems: Readonly<Record<string, DictationProblem | null>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'noMicrophone',
  network: 'network',
  // A pause, or stopped by hand.
  'no-speech': null,
  aborted: null,
};

/** Can this browser write down what is said? */
export function canDictate(): boolean {
  return globalThis.webkitSpeechRecognition !== undefined;
}

/**
 * Writes down what is said in the language (BCP 47): `onWords` gets each sentence once it is certain,
 * `interim` is what is being understood now. The `onWords` of the start gets all of them.
 */
export function useDictation(language: string, onWords: (words: string) => void) {
  const [state, setState] = useState<'off' | 'starting' | 'listening'>('off');
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState<DictationProblem | null>(null);
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = () => {
    const Recognizer = globalThis.webkitSpeechRecognition;
    if (!Recognizer || running.current) return;
    const recognition = new Recognizer();
    recognition.lang = language;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onstart = () => setState('listening');
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- set like the other three
    recognition.onerror = ({ error }) => {
      const found = error in problems ? problems[error] : 'failed';
      setProblem(found ?? null);
    };
    recognition.onresult = ({ resultIndex, results }) => {
      let certain = '';
      let rest = '';
      for (const result of Array.from(results).slice(resultIndex))
        if (result.isFinal) certain += ` ${result[0].transcript}`;
        else rest += ` ${result[0].transcript}`;
      setInterim(rest.trim());
      if (certain.trim()) onWords(certain.trim());
    };
    recognition.onend = () => {
      running.current = null;
      setState('off');
      setInterim('');
    };
    running.current = recognition;
    setProblem(null);
    setState('starting');
    recognition.start();
  };
  return { state, interim, problem, start, stop: () => running.current?.stop() };
}
