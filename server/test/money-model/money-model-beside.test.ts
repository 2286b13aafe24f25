import { tellHalf } from './telling.ts';

tellHalf(1);
