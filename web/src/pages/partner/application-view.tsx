import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { History } from '../../features/partner/components/history.tsx';
import { ReasonDialog } from '../../features/partner/components/reason-dialog.tsx';
import {
  applicationQuery,
  useDecide,
  useDownloadMemberDocument,
  type Application,
} from '../../features/partner/queries.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useManagedPartner } from './managed-partner.ts';

/** One application: who asks, profile, document, what was said so far, and then the answer. */
export function ApplicationView({ id }: { id: string }) {
  const { t } = useTranslation('partner');
  const { data } = useSuspenseQuery(applicationQuery(id));
  const name = `${data.name} ${data.lastName}`.trim() || t('noName');
  const isOpen = data.status === 'waiting' || data.status === 'more-asked';
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Avatar id={data.providerId} name={name} src={data.profilePicture} size={64} />
        <div className="min-w-0">
          <h3 className="text-xl font-semibold">{name}</h3>
          {data.expertise ? <p className="text-ink-soft">{data.expertise}</p> : null}
          <Badge tone={data.status === 'approved' ? 'success' : 'neutral'}>
            {t(`states.${data.status}`)}
          </Badge>
        </div>
      </div>
      <Papers application={data} />
      <section className="flex flex-col gap-3">
        <h4 className="font-semibold">{t('queue.history')}</h4>
        <History steps={data.history} />
      </section>
      {isOpen ? <Answer application={data} name={name} /> : null}
    </Card>
  );
}

/** The ways to the public profile and to the document. */
function Papers({ application }: { application: Application }) {
  const { t } = useTranslation('partner');
  const errorText = useErrorText();
  const { document, providerId, expertise } = application;
  const loading = useDownloadMemberDocument(providerId);
  return (
    <div className="flex flex-col gap-3">
      {expertise === null ? <Banner>{t('queue.noProfile')}</Banner> : null}
      <div className="flex flex-wrap gap-2">
        {expertise === null ? null : (
          <Link
            to="/expert/$id"
            params={{ id: providerId }}
            className={buttonClass({ variant: 'secondary' })}
          >
            <ExternalLink size={20} aria-hidden />
            {t('queue.profile')}
          </Link>
        )}
        {document ? (
          <Button
            variant="secondary"
            icon={<Download size={20} aria-hidden />}
            loading={loading.isPending}
            onClick={() => loading.mutate(document.kind)}
          >
            {t('queue.document')}
          </Button>
        ) : null}
      </div>
      {document ? null : <p className="text-ink-soft">{t('queue.noDocument')}</p>}
      {loading.error ? (
        <Banner tone="danger" live>
          {errorText(loading.error)}
        </Banner>
      ) : null}
    </div>
  );
}

function Answer({ application, name }: { application: Application; name: string }) {
  const { t } = useTranslation('partner');
  const errorText = useErrorText();
  const partner = useManagedPartner();
  const [asking, setAsking] = useState<'ask' | 'refuse' | null>(null);
  const deciding = useDecide(application.id);
  const close = () => {
    setAsking(null);
    deciding.reset();
  };
  return (
    <>
      {deciding.error && !asking ? (
        <Banner tone="danger" live>
          {errorText(deciding.error)}
        </Banner>
      ) : null}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {application.expertise === null ? null : (
          <Button
            loading={deciding.isPending && !asking}
            onClick={() =>
              deciding.mutate(
                { decision: 'approve' },
                { onSuccess: () => toast.success(t('queue.approved', { name })) },
              )
            }
          >
            {t('queue.approve')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsking('ask')}>
          {t('queue.ask')}
        </Button>
        <Button variant="secondary" onClick={() => setAsking('refuse')}>
          {t('queue.refuse')}
        </Button>
      </div>
      {asking ? (
        <ReasonDialog
          what={asking}
          name={application.name}
          partner={partner.name}
          error={deciding.error}
          isSending={deciding.isPending}
          onClose={close}
          onSend={(message) =>
            deciding.mutate(
              { decision: asking, message },
              {
                onSuccess: () => {
                  toast.success(t('queue.sent', { name }));
                  close();
                },
              },
            )
          }
        />
      ) : null}
    </>
  );
}
