import { conversationPolicy } from '@puente/contract/policy/conversation';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { DataSection } from '../../../shell/page/data-section.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusOnMount, useFocusOnChange } from '../../../ui/focus.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import { When } from '../../../ui/when.tsx';
import { focusNext, useComposer } from '../composer-store.ts';
import { currentConversationId, forgetEarlier, goOnWith, startNew } from '../conversation.ts';
import { readConversation } from '../history.ts';
import { chatsQuery, useDeleteChat, type Chat } from '../queries.ts';
import { RenameChat } from './rename-chat.tsx';

type Props = { userId: string; onClose: () => void };

/** The person's earlier conversations: each can be gone on with, renamed, or deleted for good. */
export function EarlierDialog({ userId, onClose }: Props) {
  const { t } = useTranslation('conversations');
  const { t: chat } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const { isOpen } = useComposer();
  const close = () => {
    onClose();
    // The button that opened this dialog may be gone together with what was on the page.
    setTimeout(focusNext);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={chat('earlier')}
      description={t('mine', { count: conversationPolicy.maxKept })}
      closeLabel={common('close')}
      actions={
        isOpen ? (
          <Button
            variant="secondary"
            icon={<SquarePen size={20} aria-hidden />}
            onClick={() => {
              startNew();
              close();
            }}
          >
            {t('new')}
          </Button>
        ) : null
      }
    >
      <DataSection
        failed={t('failed')}
        waiting={
          <Loading label={t('looking')}>
            <Skeleton className="h-16" />
          </Loading>
        }
      >
        <List userId={userId} onDone={close} />
      </DataSection>
    </Dialog>
  );
}

function List({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { t } = useTranslation('conversations');
  const errorText = useErrorText();
  const { data } = useSuspenseQuery(chatsQuery(userId));
  const earlier = data.filter(({ id }) => id !== currentConversationId());
  const [begun, setBegun] = useState<Step | null>(null);
  const [ended, setEnded] = useState<Step | null>(null);
  const end = () => {
    setEnded(begun);
    setBegun(null);
  };
  // A deleted row takes the focus along.
  const list = useFocusOnChange(earlier.length);
  const opening = useMutation({
    mutationFn: readConversation,
    onSuccess: (entries, id) => {
      goOnWith(id, entries);
      onDone();
    },
  });
  const deletion = useDeleteChat(userId);
  const remove = (id: string) =>
    deletion.mutate(id, {
      onSuccess: () => {
        setBegun(null);
        toast.message(t('deleted'));
        if (earlier.length > 1) return;
        onDone();
        forgetEarlier();
      },
    });
  const error = opening.error ?? deletion.error;
  if (earlier.length === 0)
    return (
      <p ref={focusOnMount} tabIndex={-1} className="py-6 text-center text-ink-soft">
        {t('none')}
      </p>
    );
  return (
    <>
      {error ? (
        <Banner tone="danger" live>
          {errorText(error)}
        </Banner>
      ) : null}
      <ul ref={list} tabIndex={-1} className="-mx-2 flex flex-col divide-y divide-line">
        {earlier.map((chat) => (
          <li key={chat.id}>
            {begun?.id === chat.id && begun.what === 'delete' ? (
              <Question
                chat={chat}
                isDeleting={deletion.isPending}
                onDelete={() => remove(chat.id)}
                onKeep={end}
              />
            ) : begun?.id === chat.id ? (
              <RenameChat userId={userId} chat={chat} onDone={end} />
            ) : (
              <Row
                chat={chat}
                focused={ended?.id === chat.id ? ended.what : null}
                isOpening={opening.isPending && opening.variables === chat.id}
                onOpen={() => {
                  if (!opening.isPending) opening.mutate(chat.id);
                }}
                onBegin={(what) => setBegun({ id: chat.id, what })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is done about one of them, in its place of the list. */
type Step = { id: string; what: 'rename' | 'delete' };

function Row(props: {
  chat: Chat;
  /** What has just ended here: the focus is where it was. */
  focused: Step['what'] | null;
  isOpening: boolean;
  onOpen: () => void;
  onBegin: (what: Step['what']) => void;
}) {
  const { chat, focused, isOpening, onOpen, onBegin } = props;
  const { t } = useTranslation('conversations');
  const title = chat.title ?? t('untitled');
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-busy={isOpening || undefined}
        onClick={onOpen}
        className="moves touch flex min-w-0 flex-1 flex-col gap-0.5 rounded-control px-2 py-3 text-left hover:bg-sunken"
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        <When at={chat.lastMessageAt} hideZone className="text-sm text-ink-soft" />
      </button>
      {isOpening ? <Spinner /> : null}
      <IconButton
        ref={focused === 'rename' ? focusOnMount : undefined}
        label={t('rename', { title })}
        icon={<Pencil size={20} aria-hidden />}
        onClick={() => onBegin('rename')}
      />
      <IconButton
        ref={focused === 'delete' ? focusOnMount : undefined}
        label={t('delete', { title })}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => onBegin('delete')}
      />
    </div>
  );
}

function Question(props: {
  chat: Chat;
  isDeleting: boolean;
  onDelete: () => void;
  onKeep: () => void;
}) {
  const { chat, isDeleting, onDelete, onKeep } = props;
  const { t } = useTranslation('conversations');
  return (
    <div className="flex flex-col gap-3 px-2 py-3">
      <p className="wrap-anywhere">{t('sure', { title: chat.title ?? t('untitled') })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" loading={isDeleting} onClick={onDelete}>
          {t('deleteNow')}
        </Button>
        <Button ref={focusOnMount} variant="secondary" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
