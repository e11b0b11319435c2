/** Who brought a subscription. Key: the subscription, so that it is told once. */
export interface ReferralTable {
  subscription_id: string;
  publication_id: number;
  referrer_user_id: number;
  created_at: number;
}

/** Tables of this feature. */
export interface ReferralTables {
  referrals: ReferralTable;
}
