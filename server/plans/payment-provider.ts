import type { OrderPrice } from '../../src/pricing/price-order.ts';
import type { Publication } from '../publications/publication.ts';
import type { StoredCoupon } from './coupon.store.ts';
import type { StoredPlan } from './plan.store.ts';

/** What a reader chose and is about to pay. Everything in it comes from our own tables, but the amount of a founding member. */
export interface PlanPurchase {
  publication: Publication;
  plan: StoredPlan;
  price: OrderPrice;
  seats: number;
  /** Minor units that a founding member chose; null for the plan's own. */
  variableAmount: number | null;
  coupon: StoredCoupon | null;
  isGift: boolean;
  /** Address of the signed-in reader; null where nobody is signed in: then paying asks for it. */
  email: string | null;
  /** Where to go afterwards, already allowed; null for nowhere in particular. */
  next: string | null;
}

/** The port through which readers pay. Without an adapter the plan step shows prices and says that nothing can be bought. */
export interface PaymentProvider {
  /** Whether readers of a publication can pay at this moment. */
  takesPayments(publication: Publication): Promise<boolean>;
  /** Begins a payment; the path of the platform's page where the reader goes on with it. No money has moved yet. */
  begin(purchase: PlanPurchase): Promise<{ path: string }>;
}
