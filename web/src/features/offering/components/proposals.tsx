import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useChangeOfferings, usePropose, type Proposal } from '../queries.ts';
import { OfferingPrice, OfferingSize } from './offering-price.tsx';

/** Proposes packages and plans from the profile; each is added as it is, or changed first. */
export function Proposals({ onChange }: { onChange: (proposal: Proposal) => void }) {
  const { t } = useTranslation('offering');
  const errorText = useErrorText();
  const proposing = usePropose();
  const [used, setUsed] = useState<readonly string[]>([]);
  const proposals = proposing.data?.proposals?.filter(({ name }) => !used.includes(name)) ?? [];
  const ask = (from: true | 'rates') => {
    setUsed([]);
    proposing.mutate(from);
  };
  const isInvalid = errorCodeOf(proposing.error) === 'no-valid-offerings';
  return (
    <section aria-labelledby="proposals" className="flex flex-col gap-4">
      <div>
        <h2 id="proposals" className="text-xl font-semibold">
          {t('propose.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('propose.text')}</p>
      </div>
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        loading={proposing.isPending}
        icon={<Lightbulb size={20} aria-hidden />}
        onClick={() => ask(true)}
      >
        {t('propose.action')}
      </Button>
      {proposing.error ? (
        <Banner
          tone="danger"
          live
          action={
            isInvalid ? (
              <Button variant="secondary" onClick={() => ask('rates')}>
                {t('propose.fromPrices')}
              </Button>
            ) : null
          }
        >
          {errorText(proposing.error)}
        </Banner>
      ) : null}
      {proposals.length > 0 ? (
        <ul className="flex flex-col gap-3" aria-label={t('propose.title')}>
          {proposals.map((proposal) => (
            <One
              key={proposal.name}
              proposal={proposal}
              onAdded={() => setUsed([...used, proposal.name])}
              onChange={() => onChange(proposal)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function One(props: { proposal: Proposal; onAdded: () => void; onChange: () => void }) {
  const { proposal, onAdded, onChange } = props;
  const { t } = useTranslation('offering');
  const errorText = useErrorText();
  const change = useChangeOfferings();
  const add = () =>
    change.mutate(
      { offeringData: proposal },
      {
        onSuccess: () => {
          onAdded();
          toast.success(t('added', { name: proposal.name }));
        },
      },
    );
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div>
        <h3 className="font-semibold">{proposal.name}</h3>
        <p className="text-sm text-ink-soft">
          {t(`types.${proposal.type}`)} · <OfferingSize of={proposal} />
        </p>
      </div>
      <OfferingPrice of={proposal} />
      <p className="text-ink-soft">{proposal.description}</p>
      {change.error ? (
        <Banner tone="danger" live>
          {errorText(change.error)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button loading={change.isPending} onClick={add}>
          {t('propose.add')}
        </Button>
        <Button variant="secondary" onClick={onChange}>
          {t('propose.change')}
        </Button>
      </div>
    </li>
  );
}
