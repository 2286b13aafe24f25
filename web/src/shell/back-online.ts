import i18next from 'i18next';
import { toast } from '../ui/toast.ts';

/** Said once the network is back, to who saw it go. */
export const sayBackOnline = (): void => toast.success(i18next.t('shell:backOnline'));
