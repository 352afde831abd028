-- Stores the answer under its ticket; false when a later call has taken the key over.
CREATE OR REPLACE FUNCTION wallet_keep(p_ticket uuid, p_status smallint, p_type text, p_body text, p_points bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE paid_calls SET state='done', status=p_status, content_type=p_type, body=p_body, points=p_points,
    expires_at=wallet_now()+interval '24 hours'
    WHERE ticket=p_ticket AND state='running';
  RETURN FOUND;
END $$;
