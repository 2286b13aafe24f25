import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { policy } from '@puente/contract/policy';
import { TextInput } from '../../../ui/text-input.tsx';

/** The pause in typing after which the search starts. */
const searchPauseMs = 600;

/** Words to search for; reports them after a pause in typing, at once on Enter or when empty. */
export function WordsField({
  initial,
  onSearch,
}: {
  initial: string;
  onSearch: (words: string | undefined) => void;
}) {
  const { t } = useTranslation('directory');
  const [typed, setTyped] = useState(initial);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const search = (text: string, afterMs: number) => {
    clearTimeout(waiting.current);
    const words = text.trim() || undefined;
    if (afterMs === 0) onSearch(words);
    else waiting.current = setTimeout(() => onSearch(words), afterMs);
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
          label={t('words')}
          help={t('wordsHelp')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={policy.directory.queryMaxLength}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            search(target.value, target.value === '' ? 0 : searchPauseMs);
          }}
        />
      </form>
    </search>
  );
}
