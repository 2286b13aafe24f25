import { messageMaxLength } from '@puente/contract/policy/message';
import { ArrowUp } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button.tsx';
import { preloadConversation } from '../preload.ts';
import {
  type ComposerState,
  currentComposer,
  focusNext,
  messageField,
  setComposer,
  useComposer,
} from '../composer-store.ts';

/** From this length on the number of characters left is shown. */
const noticeFrom = messageMaxLength - 200;
const maxRows = 6;

/** The input of the chat. Enter sends, Shift and Enter begin a new line. */
export function Composer({ onSend, note }: { onSend: (text: string) => void; note?: ReactNode }) {
  const { t } = useTranslation('chat');
  const composer = useComposer();
  const { draft, closedUntil } = composer;
  const id = useId();
  const [isTouched, setTouched] = useState(false);
  const left = messageMaxLength - draft.length;
  const send = () => {
    // As it is now: the last letters may not have been drawn yet.
    const now = currentComposer();
    if (!isReady(now)) return;
    onSend(now.draft.trim());
    focusNext();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter picks a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {note}
      <div className="composer moves flex items-end gap-2 rounded-card p-2">
        <label htmlFor={id} className="sr-only">
          {t('message')}
        </label>
        <textarea
          ref={messageField}
          id={id}
          value={draft}
          disabled={closedUntil !== null}
          rows={Math.min(maxRows, draft.split('\n').length)}
          maxLength={messageMaxLength}
          placeholder={closedUntil === null ? t('placeholder') : t('closed.placeholder')}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setComposer({ draft: event.target.value })}
          onKeyDown={onKeyDown}
          onFocus={() => {
            if (!isTouched) preloadConversation();
            setTouched(true);
          }}
          className="field-sizing-content max-h-44 min-h-11 min-w-0 flex-1 resize-none px-3 py-2 text-lg outline-none"
        />
        <IconButton
          type="submit"
          variant="solid"
          label={t('send')}
          disabled={!isReady(composer)}
          className="size-11 shrink-0"
          icon={<ArrowUp size={20} aria-hidden />}
        />
      </div>
      {draft.length >= noticeFrom ? (
        <p role="status" className="tabular px-3 pt-1 text-sm text-ink-soft">
          {t('charactersLeft', { count: left })}
        </p>
      ) : null}
    </form>
  );
}

function isReady({ draft, isAnswering, closedUntil }: ComposerState): boolean {
  return draft.trim() !== '' && !isAnswering && closedUntil === null;
}
