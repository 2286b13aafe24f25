import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { policy } from '@puente/contract/policy';
import { TextInput } from '../../../ui/text-input.tsx';

/** The pause in typing after which the search starts. */
const searchPauseMs = 300;

/** A username to search for; reports it after a pause in typing, at once on Enter or when empty. */
export function SearchField({
  initial,
  onSearch,
}: {
  initial: string;
  onSearch: (typed: string) => void;
}) {
  const { t } = useTranslation('contact');
  const [typed, setTyped] = useState(initial);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const search = (text: string, afterMs: number) => {
    clearTimeout(waiting.current);
    if (afterMs === 0) onSearch(text);
    else waiting.current = setTimeout(() => onSearch(text), afterMs);
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
          label={t('search.label')}
          help={t('search.help', { count: policy.contact.searchMinLength })}
          type="search"
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
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
