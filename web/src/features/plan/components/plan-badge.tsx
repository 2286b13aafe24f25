import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import type { Plan } from '../queries.ts';

const tones: Record<Plan['status'], Tone> = {
  reserved: 'warning',
  lapsed: 'neutral',
  active: 'success',
  'past-due': 'danger',
  ending: 'warning',
  ended: 'neutral',
};

/** How a plan stands, in one word. */
export function PlanBadge({ status }: Pick<Plan, 'status'>) {
  const { t } = useTranslation('plan');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
