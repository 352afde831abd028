/**
 * Draws that neither side can steer.
 *
 * The caller fixes a salt and the whole request and shows the salt's hash; the service answers with the
 * hash of a server seed and a commitment that binds the three. The draw is then made from both: its seed is
 * HMAC-SHA256(server seed, salt). The service chose without knowing the salt, the caller without knowing
 * the server seed, and one commitment can give one draw only, however often it is used; so nothing has to
 * be remembered, and any host with the same secret can serve it.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { InputError, type AnyProcedure } from "../../plugins/mod.ts";
import { canonicalRequest } from "../canonical_request.ts";
import type { Commitment, Fields, Reveal } from "./record.ts";

/** What a commitment says of itself, for those who check it. */
export interface Reading {
  /** Whether this service made it, with the secret it has now. */
  readonly isOurs: boolean;
  readonly bindsSalt: boolean;
  readonly bindsRequest: boolean;
}

export interface Commitments {
  /** @param saltHash SHA-256 of the caller's salt, 64 hexadecimal digits */
  make(procedure: AnyProcedure, input: Fields, saltHash: string): Commitment;
  /**
   * The seed of a committed draw.
   *
   * @throws {InputError} if the commitment is not of this service, this salt or this request
   */
  open(
    procedure: AnyProcedure,
    input: Fields,
    commitment: string,
    salt: string,
  ): { readonly seed: string; readonly reveal: Reveal };
  /** Looks at a commitment without using it. */
  read(procedure: AnyProcedure, input: Fields, commitment: string, salt: string): Reading;
}

const NONCE_BYTES = 16;
const HASH_BYTES = 32;
const BODY_BYTES = NONCE_BYTES + 2 * HASH_BYTES;
const MAC_BYTES = 16;

/** Inputs that change how an answer is shown and not what is drawn. */
const UNBOUND = new Set(["lang", "picture", "seed", "commitment", "salt"]);

/** @param secret what server seeds are made from; hosts that share the work share it */
export function createCommitments(secret: string | Buffer): Commitments {
  const macOf = (body: Buffer) =>
    createHmac("sha256", secret).update("commitment ").update(body).digest().subarray(0, MAC_BYTES);
  const serverSeedOf = (body: Buffer) =>
    createHmac("sha256", secret).update("server seed ").update(body).digest("hex");

  return {
    make(procedure, input, saltHash) {
      const body = Buffer.concat([
        randomBytes(NONCE_BYTES),
        Buffer.from(saltHash, "hex"),
        requestHash(procedure, input),
      ]);
      const commitment = Buffer.concat([body, macOf(body)]).toString("base64url");
      return { commitment, serverHash: sha256(serverSeedOf(body)) };
    },
    open(procedure, input, commitment, salt) {
      const { body, isOurs, bindsSalt, bindsRequest } = look(procedure, input, commitment, salt);
      const refuse = (path: string, code: string) => new InputError([{ path, code }]);
      if (!isOurs) throw refuse("commitment", "foreign-commitment");
      if (!bindsSalt) throw refuse("salt", "other-salt");
      if (!bindsRequest) throw refuse("commitment", "other-request");
      const serverSeed = serverSeedOf(body);
      const serverHash = sha256(serverSeed);
      return {
        seed: seedOf(serverSeed, salt),
        reveal: { commitment, serverHash, serverSeed, salt },
      };
    },
    read(procedure, input, commitment, salt) {
      const { isOurs, bindsSalt, bindsRequest } = look(procedure, input, commitment, salt);
      return { isOurs, bindsSalt, bindsRequest };
    },
  };

  function look(procedure: AnyProcedure, input: Fields, commitment: string, salt: string) {
    const bytes = Buffer.from(commitment, "base64url");
    const body = bytes.subarray(0, BODY_BYTES);
    const whole = bytes.length === BODY_BYTES + MAC_BYTES;
    const saltHash = body.subarray(NONCE_BYTES, NONCE_BYTES + HASH_BYTES);
    const request = body.subarray(NONCE_BYTES + HASH_BYTES);
    return {
      body,
      isOurs: whole && timingSafeEqual(bytes.subarray(BODY_BYTES), macOf(body)),
      bindsSalt: saltHash.equals(Buffer.from(sha256(salt), "hex")),
      bindsRequest: request.equals(requestHash(procedure, input)),
    };
  }
}

/** The seed that both sides made, 64 hexadecimal digits. */
export function seedOf(serverSeed: string, salt: string): string {
  return createHmac("sha256", serverSeed).update(salt).digest("hex");
}

/** SHA-256 of a text, hexadecimal. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The part of an input that decides a draw, or is read with it. */
export function boundInput(input: Fields): Fields {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !UNBOUND.has(name)));
}

function requestHash(procedure: AnyProcedure, input: Fields): Buffer {
  const request = canonicalRequest(procedure, boundInput(input));
  return createHash("sha256").update(request).digest();
}
