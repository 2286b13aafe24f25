import { SendHorizontal, X } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { policy } from '@puente/contract/policy';
import { clockTime } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { controlClass } from '../../../ui/field.tsx';
import { useStore } from '../../../lib/store.ts';
import { grouped } from '../lines.ts';
import { type ChatEntry, openChat, room, sendChat } from '../room.ts';

const address = /(https?:\/\/[^\s<>"]+)/;

/** The text chat of the meeting, below the others on a phone. Escape closes it. */
export function RoomChat() {
  const { t } = useTranslation('meeting');
  const { chat, ownId } = useStore(room);
  return (
    // Escape closes it from wherever in it one is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      aria-label={t('chat.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') openChat(false);
      }}
      className="room-chat flex min-h-0 flex-1 flex-col rounded-card bg-surface"
    >
      <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 className="text-lg font-semibold">{t('chat.title')}</h2>
        <IconButton
          label={t('chat.close')}
          icon={<X size={20} aria-hidden />}
          onClick={() => openChat(false)}
        />
      </header>
      <div
        role="log"
        // Scrollable, so it has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('chat.title')}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4"
      >
        {chat.length === 0 ? (
          <p className="m-auto max-w-[28ch] text-center text-ink-soft">{t('chat.empty')}</p>
        ) : (
          <Lines
            className="pb-2"
            lines={chat.map((line) => ({
              ...line,
              isOwn: line.from === ownId || line.name === '',
            }))}
          />
        )}
        <div key={chat.at(-1)?.id} ref={bringIntoView} />
      </div>
      <Composer />
    </aside>
  );
}

/** What was written, by whom and when; said once for lines that follow each other. */
export function Lines(props: {
  lines: readonly (ChatEntry & { isOwn: boolean })[];
  className: string;
}) {
  return (
    <ol className={cx('flex flex-col', props.className)}>
      {grouped(props.lines).map(({ line, goesOn }) => (
        <Line key={line.id} line={line} isOwn={line.isOwn} goesOn={goesOn} />
      ))}
    </ol>
  );
}

function Line({ line, isOwn, goesOn }: { line: ChatEntry; isOwn: boolean; goesOn: boolean }) {
  const { t } = useTranslation('meeting');
  const when = line.at ? clockTime(line.at, { zone: chosenZone() }) : t('chat.sending');
  return (
    <li
      className={cx(
        'flex max-w-[85%] flex-col gap-0.5 first:mt-0',
        isOwn && 'items-end self-end',
        goesOn ? 'mt-1' : 'mt-3',
      )}
    >
      <p className={goesOn ? 'sr-only' : 'text-sm text-ink-soft'}>
        {isOwn ? t('room.you') : line.name} · {when}
      </p>
      <div className="flex max-w-full items-center gap-2">
        {goesOn && !line.at ? (
          <span aria-hidden className="shrink-0 text-sm text-ink-soft">
            {when}
          </span>
        ) : null}
        <p
          className={cx(
            'min-w-0 rounded-card px-3.5 py-2 break-words whitespace-pre-wrap',
            isOwn ? 'bg-primary text-on-primary' : 'bg-sunken',
            !line.isSent && 'opacity-60',
          )}
        >
          <WithLinks text={line.text} />
        </p>
      </div>
    </li>
  );
}

/** Turns web addresses in a message into links. */
function WithLinks({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    address.test(part) ? (
      <a
        // The parts of a text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Keeps the newest message in view. */
function bringIntoView(end: HTMLElement | null): void {
  end?.scrollIntoView({ block: 'end' });
}

function Composer() {
  const { t } = useTranslation('meeting');
  const [text, setText] = useState('');
  const send = () => {
    const message = text.trim();
    if (message === '') return;
    sendChat(message);
    setText('');
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    event.currentTarget.querySelector('textarea')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={onSubmit} className="flex items-end gap-2 p-3">
      <textarea
        ref={focusWhileOpen}
        rows={1}
        value={text}
        maxLength={policy.meeting.chatMaxLength}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className={cx(controlClass, 'field-sizing-content max-h-32 min-w-0 flex-1 resize-none')}
      />
      <IconButton
        type="submit"
        variant="solid"
        label={t('chat.send')}
        icon={<SendHorizontal size={20} aria-hidden />}
      />
    </form>
  );
}

/** A ref: focuses the input when the chat opens, and restores the focus when it closes. */
function focusWhileOpen(field: HTMLElement | null): () => void {
  const before = document.activeElement;
  field?.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
}
