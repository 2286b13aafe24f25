import type { Feature } from '../../feature.ts';
import { exportOrders } from './service.ts';

export const orderFeature: Feature = {
  personalData: { export: ({ db }, { userId }) => exportOrders(db, userId) },
};
