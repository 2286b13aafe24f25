import { conversationPolicy } from '@puente/contract/policy/conversation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRenameChat, type Chat } from '../queries.ts';

type Props = { userId: string; chat: Chat; onDone: () => void };

/** A conversation's name as a field, in its place of the list: Enter saves, Escape leaves it. */
export function RenameChat({ userId, chat, onDone }: Props) {
  const { t } = useTranslation('conversations');
  const errorText = useErrorText();
  const [name, setName] = useState(chat.title ?? '');
  const renaming = useRenameChat(userId);
  const isEmpty = name.trim() === '';
  const save = () =>
    renaming.mutate(
      { id: chat.id, name },
      {
        onSuccess: () => {
          toast.message(t('renamed'));
          onDone();
        },
      },
    );
  return (
    <form
      className="flex flex-col gap-3 px-2 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !renaming.isPending) save();
      }}
    >
      <TextInput
        ref={selectOnMount}
        label={t('name')}
        value={name}
        maxLength={conversationPolicy.titleMaxLength}
        autoComplete="off"
        error={renaming.error ? errorText(renaming.error) : undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The dialog stays open.
          event.stopPropagation();
          onDone();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isEmpty} loading={renaming.isPending}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The name can be typed over at once. */
function selectOnMount(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
