import { useTranslation } from 'react-i18next';
import { PlacesForm } from '../../features/place/components/places-form.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Where people are met; saved by itself and not part of the draft. */
export function WhereStep() {
  const { t } = useTranslation('place');
  return (
    <DataSection failed={t('failed')} waiting={<Skeleton className="h-96" />}>
      <PlacesForm />
    </DataSection>
  );
}
