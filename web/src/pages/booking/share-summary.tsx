import { policy } from '@puente/contract/policy';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft, saveDraft } from '../../features/booking/draft.ts';
import { talkAbout } from '../../features/chat/own-words.ts';
import { api } from '../../lib/api.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useUser } from '../../shell/session/session.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/text-input.tsx';

export type SharedSummary = ReturnType<typeof useSharedSummary>;

/** What a person who came from the chat shares of it with the expert: nothing, until they tick. */
export function useSharedSummary(providerId: string, zone: string) {
  const user = useUser();
  const [talk] = useState(() => talkAbout(providerId));
  const [kept, setKept] = useState(() => readDraft(providerId)?.summary ?? null);
  // Set by the tick itself: the call says so a moment later, and the tick would go out until then.
  const [isMaking, setMaking] = useState(false);
  const keep = (summary: { text: string; isShared: boolean }) => {
    setMaking(false);
    setKept(summary);
    saveDraft(providerId, { summary });
  };
  const summary = useMutation({
    mutationFn: () =>
      api('POST /api/worker/generate-summary', {
        body: {
          conversation_history: talk ?? [],
          language: currentLanguage(),
          currency: shownCurrency(user),
          timezone: zone,
        },
      }),
    onSuccess: ({ summary: text }) => keep({ text, isShared: true }),
    // It can be written by hand as well.
    onError: () => keep({ text: '', isShared: true }),
  });
  const text = kept?.text ?? '';
  const isShared = kept?.isShared ?? false;
  return {
    isOffered: talk !== null || kept !== null,
    isShared: isShared || isMaking,
    isMaking,
    hasFailed: summary.isError && text === '',
    text,
    tick: (isTicked: boolean) => {
      if (!isTicked || text !== '') return keep({ text, isShared: isTicked });
      setMaking(true);
      summary.mutate();
    },
    write: (written: string) => keep({ text: written, isShared: true }),
    /** What is sent with the booking. */
    given: isShared && text.trim() !== '' ? { chatSummary: text.trim() } : {},
  };
}

/** The tick, and the summary as the expert will read it. */
export function ShareSummary({ share, name }: { share: SharedSummary; name: string }) {
  const { t } = useTranslation('booking');
  if (!share.isOffered) return null;
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={t('share.label', { name })}
        help={t('share.help')}
        checked={share.isShared}
        // A summary on its way is waited for.
        aria-disabled={share.isMaking || undefined}
        onChange={({ target }) => {
          if (!share.isMaking) share.tick(target.checked);
        }}
      />
      {share.isMaking ? (
        <Loading label={t('share.making')}>
          <Skeleton className="h-36" />
        </Loading>
      ) : share.isShared ? (
        <Textarea
          label={t('share.text', { name })}
          help={t('share.textHelp')}
          error={share.hasFailed ? t('share.failed') : undefined}
          maxLength={policy.conversation.summaryMaxLength}
          rows={4}
          value={share.text}
          onChange={({ target }) => share.write(target.value)}
        />
      ) : null}
    </div>
  );
}
