import { useEffect, useRef, useState } from 'react';
import { TextInput } from './text-input.tsx';

type Props = {
  label: string;
  help?: string;
  /** What is searched for now, as the address says it. */
  searched: string;
  onSearch: (words: string) => void;
  /** The pause in typing after which the search starts. */
  pauseMs: number;
  maxLength: number;
  /** A username is typed, no words: nothing corrects it. */
  isHandle?: boolean;
};

/** Words to search for; reports them after a pause in typing, at once on Enter or when empty. */
export function SearchField(props: Props) {
  const { searched, onSearch, pauseMs, isHandle = false, ...shown } = props;
  const [typed, setTyped] = useState(searched);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // The address may change by something else: by the way back, or a link to the whole list.
  const [known, setKnown] = useState({ told: searched, searched });
  if (known.searched !== searched) {
    setKnown({ told: searched, searched });
    if (known.told !== searched) setTyped(searched);
  }
  const search = (text: string, afterMs: number) => {
    clearTimeout(waiting.current);
    const tell = () => {
      const told = text.trim();
      setKnown((before) => ({ ...before, told }));
      onSearch(told);
    };
    if (afterMs === 0) tell();
    else waiting.current = setTimeout(tell, afterMs);
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed, 0);
        }}
      >
        <TextInput
          {...shown}
          {...(isHandle ? { autoCapitalize: 'none', spellCheck: false } : {})}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            search(target.value, target.value === '' ? 0 : pauseMs);
          }}
        />
      </form>
    </search>
  );
}
