-- wallet_charge_many(): paid calls travel together.

-- What is sealed cannot be compressed again.
ALTER TABLE readings ALTER COLUMN sealed SET STORAGE EXTERNAL;
-- functions 215c46c176f36aa6
