import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { toast } from '../../../ui/toast.ts';
import { managerInvitationsQuery, useAnswerManagerInvitation } from '../queries.ts';

/** For somebody who manages nothing: what they are invited to manage, or how one comes to it. */
export function ManagerInvitations() {
  const { t } = useTranslation('partner');
  const errorText = useErrorText();
  const { data: invitations } = useSuspenseQuery(managerInvitationsQuery);
  const answering = useAnswerManagerInvitation();
  if (invitations.length === 0)
    return <EmptyState title={t('notManager.title')} text={t('notManager.text')} />;
  return (
    <div className="flex flex-col gap-4">
      {answering.error ? (
        <Banner tone="danger" live>
          {errorText(answering.error)}
        </Banner>
      ) : null}
      {invitations.map(({ id, partner: { name }, invitedBy }) => (
        <Card key={id} className="flex flex-col gap-3">
          <h2 className="text-xl font-semibold">{t('invited.title', { name })}</h2>
          <p className="text-ink-soft">{t('invited.text', { name, inviter: invitedBy })}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              loading={answering.isPending && answering.variables.accept}
              onClick={() =>
                answering.mutate(
                  { id, accept: true },
                  { onSuccess: () => toast.success(t('invited.accepted', { name })) },
                )
              }
            >
              {t('invited.accept')}
            </Button>
            <Button variant="secondary" onClick={() => answering.mutate({ id, accept: false })}>
              {t('invited.decline')}
            </Button>
          </div>
        </Card>
      ))}
    </div>
  );
}
